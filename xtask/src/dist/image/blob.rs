//! Bytes of an image, which are named by their checksum.

use anyhow::Result;
use serde_json::{Value, json};

use crate::dist::sums;

/// Bytes and their checksum, which is their name in an image.
pub(super) struct Blob {
    pub(super) bytes: Vec<u8>,
    pub(super) sum: String,
}

impl Blob {
    pub(super) fn new(bytes: Vec<u8>) -> Self {
        let sum = sums::sum_of(&bytes);
        Self { bytes, sum }
    }

    pub(super) fn json(value: &Value) -> Result<Self> {
        Ok(Self::new(serde_json::to_vec(value)?))
    }

    /// Where it is in the archive.
    pub(super) fn path(&self) -> String {
        format!("blobs/sha256/{}", self.sum)
    }

    /// The object that names it in another.
    pub(super) fn descriptor(&self, kind: &str) -> Value {
        json!({
            "mediaType": format!("application/vnd.oci.image.{kind}"),
            "digest": format!("sha256:{}", self.sum),
            "size": self.bytes.len(),
        })
    }
}
