//! The image for containers: an archive after the OCI image specification, of a few libraries of Debian and the files of an installation.

mod blob;
mod layers;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Value, json};
use tar::Builder;

use self::blob::Blob;
use self::layers::{Layer, add, libraries, programs};
use super::Release;
use crate::command::{program, require};
use crate::git;

/// The user of the server, by number, as a host of containers wants to see that it is not root. No user of Debian has it.
const USER: u64 = 8272;
/// The folder of the database, which alone is written.
const DATABASE: &str = "var/lib/tara";

/// Checks that its tool is there.
///
/// # Errors
///
/// If it is not.
pub(super) fn check() -> Result<()> {
    require(
        program("mmdebstrap").arg("--version"),
        "apt-get install mmdebstrap",
    )
}

/// Writes the image into a folder.
///
/// # Errors
///
/// If the libraries cannot be fetched, or a file cannot be written.
pub(super) fn write(
    release: &Release,
    installation: &Path,
    scratch: &Path,
    to: &Path,
) -> Result<()> {
    let layers = [
        Layer::new(&libraries(release, scratch)?)?,
        Layer::new(&programs(release, installation)?)?,
    ];
    let created = git::line(&["log", "-1", "--format=%cI"])?;
    let path = to.join(release.name("oci.tar"));
    fs::write(&path, pack(release, &created, &layers)?).with_context(|| path.display().to_string())
}

/// The archive of an image of these layers.
fn pack(release: &Release, created: &str, layers: &[Layer; 2]) -> Result<Vec<u8>> {
    let config = Blob::json(&config(release, created, layers))?;
    let manifest = Blob::json(&manifest(&config, layers))?;
    let index = serde_json::to_vec(&index(release, &manifest))?;
    let mut image = Builder::new(Vec::new());
    let version = br#"{"imageLayoutVersion":"1.0.0"}"#;
    add(&mut image, "oci-layout", version, release)?;
    add(&mut image, "index.json", &index, release)?;
    let docker = serde_json::to_vec(&docker(release, &config, layers))?;
    add(&mut image, "manifest.json", &docker, release)?;
    let blobs = layers.iter().map(|layer| &layer.blob);
    for blob in blobs.chain([&config, &manifest]) {
        add(&mut image, &blob.path(), &blob.bytes, release)?;
    }
    Ok(image.into_inner()?)
}

/// The configuration of a container. `Healthcheck` is what docker reads; others are told by the host, as `docs/hosting.md` says.
fn config(release: &Release, created: &str, layers: &[Layer; 2]) -> Value {
    let sums = layers
        .iter()
        .map(|layer| format!("sha256:{}", layer.archive_sum));
    let steps = ["libraries of Debian", "Tara"];
    json!({
        "created": created,
        "architecture": "amd64",
        "os": "linux",
        "config": {
            "User": format!("{USER}:{USER}"),
            "Env": [
                "PATH=/usr/bin",
                "TARA_LISTEN=0.0.0.0:8272",
                format!("TARA_DATABASE=/{DATABASE}/tara.db"),
            ],
            "Entrypoint": ["/usr/bin/tara"],
            "Cmd": ["serve"],
            "ExposedPorts": { "8272/tcp": {} },
            "Volumes": { format!("/{DATABASE}"): {} },
            "WorkingDir": format!("/{DATABASE}"),
            "StopSignal": "SIGTERM",
            // It asks the server over the socket beside the database, wherever it listens. Times are in nanoseconds.
            "Healthcheck": {
                "Test": ["CMD", "/usr/bin/tara", "admin", "tables", "--limit", "1"],
                "Interval": 30_000_000_000_u64,
                "Timeout": 5_000_000_000_u64,
                "StartPeriod": 10_000_000_000_u64,
                "Retries": 3,
            },
            "Labels": {
                "org.opencontainers.image.title": "Tara",
                "org.opencontainers.image.version": release.version,
                "org.opencontainers.image.revision": release.commit,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": { "type": "layers", "diff_ids": sums.collect::<Vec<_>>() },
        "history": steps.map(|step| json!({ "created": created, "created_by": step })),
    })
}

fn manifest(config: &Blob, layers: &[Layer; 2]) -> Value {
    let layers = layers
        .iter()
        .map(|layer| layer.blob.descriptor("layer.v1.tar+gzip"));
    json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": config.descriptor("config.v1+json"),
        "layers": layers.collect::<Vec<_>>(),
    })
}

/// The one image of the archive, with its name for who loads it.
fn index(release: &Release, manifest: &Blob) -> Value {
    let mut manifest = manifest.descriptor("manifest.v1+json");
    manifest["platform"] = json!({ "architecture": "amd64", "os": "linux" });
    manifest["annotations"] = json!({
        "org.opencontainers.image.ref.name": release.version,
        "io.containerd.image.name": name(release),
    });
    json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.index.v1+json",
        "manifests": [manifest],
    })
}

/// The same for who loads it as an archive of docker.
fn docker(release: &Release, config: &Blob, layers: &[Layer; 2]) -> Value {
    let layers = layers.iter().map(|layer| layer.blob.path());
    json!([{
        "Config": config.path(),
        "RepoTags": [name(release)],
        "Layers": layers.collect::<Vec<_>>(),
    }])
}

/// The name of the image once it is loaded.
fn name(release: &Release) -> String {
    format!("localhost/tara:{}", release.version)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::collections::HashMap;
    use std::io::Read;
    use std::{env, fs, process};

    use serde_json::Value;

    use super::{Layer, Release, pack, programs};
    use crate::dist::sums;

    #[test]
    fn an_image_is_whole_and_its_user_owns_the_database_alone() {
        let release = Release {
            version: "1.2.3".into(),
            commit: "abc".into(),
            time_s: 86_400,
        };
        let folder = env::temp_dir().join(format!("tara-image-{}", process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("bin")).unwrap();
        fs::write(folder.join("bin/tara"), "").unwrap();
        let files = programs(&release, &folder).unwrap();
        fs::remove_dir_all(folder).unwrap();
        let owners: HashMap<_, _> = tar::Archive::new(&files[..])
            .entries()
            .unwrap()
            .map(|entry| {
                let entry = entry.unwrap();
                let path = entry.path().unwrap().display().to_string();
                (path, entry.header().uid().unwrap())
            })
            .collect();
        assert_eq!(owners["usr/bin/tara"], 0);
        assert_eq!(owners["var/lib/tara"], 8272);

        let layers = [Layer::new(b"").unwrap(), Layer::new(&files).unwrap()];
        let image = pack(&release, "1970-01-02T00:00:00Z", &layers).unwrap();
        let mut found = HashMap::new();
        for entry in tar::Archive::new(&image[..]).entries().unwrap() {
            let mut entry = entry.unwrap();
            let path = entry.path().unwrap().display().to_string();
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes).unwrap();
            if let Some(sum) = path.strip_prefix("blobs/sha256/") {
                assert_eq!(sum, sums::sum_of(&bytes));
            }
            found.insert(path, bytes);
        }
        let blob = |descriptor: &Value| {
            let (_, sum) = descriptor["digest"]
                .as_str()
                .unwrap()
                .split_once(':')
                .unwrap();
            let bytes = &found[&format!("blobs/sha256/{sum}")];
            assert_eq!(descriptor["size"], bytes.len());
            bytes
        };
        let read = |bytes: &[u8]| serde_json::from_slice::<Value>(bytes).unwrap();
        let manifest = read(blob(&read(&found["index.json"])["manifests"][0]));
        for layer in manifest["layers"].as_array().unwrap() {
            blob(layer);
        }
        assert_eq!(
            read(blob(&manifest["config"]))["config"]["User"],
            "8272:8272"
        );
    }
}
