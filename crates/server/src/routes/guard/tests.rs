//! Answers find no more room than there is, and only what they have stays reserved.

use futures_util::future::join_all;
use tokio::sync::Semaphore;
use tokio::task::yield_now;

use super::*;
use crate::net::unsent::UnsentBytes;
use crate::net::unsent::tests::address;

const ANSWER: usize = 10_000;

fn unsent() -> UnsentBytes {
    UnsentBytes::new(&crate::Settings {
        unsent_bytes_per_address: 3 * ANSWER,
        unsent_bytes: 10 * ANSWER,
        ..crate::Settings::default()
    })
}

/// Once each of the requests that came together found room, because nothing was counted before it was made.
#[tokio::test]
async fn answers_that_are_made_at_once_find_no_more_room_than_there_is() {
    for (addresses, made) in [(1, 3), (2, 6), (100, 15)] {
        let unsent = unsent();
        let begun = Arc::new(Semaphore::new(0));
        let go_on = Arc::new(Semaphore::new(0));
        let answers = (0..200).map(|number| {
            let of = unsent.of(address(number % addresses));
            let (begun, go_on) = (Arc::clone(&begun), Arc::clone(&go_on));
            let making = async move {
                begun.add_permits(1);
                let _ = go_on.acquire().await.expect("it is open");
                Response::new(Body::from(vec![0; ANSWER]))
            };
            tokio::spawn(async move { answer_within(&of, ANSWER, making).await })
        });
        let answers: Vec<_> = answers.collect();
        while answers.iter().filter(|answer| answer.is_finished()).count() < 200 - made {
            yield_now().await;
        }
        assert_eq!(begun.available_permits(), made);
        go_on.add_permits(1);
        let answers = join_all(answers).await;
        let answers = answers.into_iter().map(|answer| answer.expect("no panic"));
        let (made_ones, refused): (Vec<_>, Vec<_>) =
            answers.partition(|answer| answer.status() == StatusCode::OK);
        assert_eq!((made_ones.len(), refused.len()), (made, 200 - made));
        assert!(refused.iter().all(|answer| {
            answer.status() == StatusCode::TOO_MANY_REQUESTS
                && answer.headers()[header::CONNECTION] == "close"
        }));
        assert_eq!(unsent.total(), made * ANSWER, "they are not sent");
        drop(made_ones);
        assert_eq!(unsent.total(), 0);
    }
}

#[tokio::test]
async fn only_what_an_answer_has_stays_reserved() {
    let unsent = unsent();
    let of = unsent.of(address(1));
    for (length, counted) in [(UNCOUNTED_BYTES, 0), (5000, 5000), (4 * ANSWER, 4 * ANSWER)] {
        let making = async move { Response::new(Body::from(vec![0; length])) };
        let response = answer_within(&of, 2 * ANSWER, making).await;
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(unsent.total(), counted);
        drop(response);
    }
    let _other = of.reserve(ANSWER).expect("room");
    let making = async { Response::new(Body::from(vec![0; 3 * ANSWER])) };
    let response = answer_within(&of, ANSWER, making).await;
    assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(unsent.total(), ANSWER);
}
