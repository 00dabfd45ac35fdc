import { reviewText as text } from '../../i18n/reviews';
import { formPath, ReportForm, ReviewForm, TargetFields } from './Forms';
import type { ReactionView, ReviewView } from './model';

function Stars({ stars }: { stars: number }) {
  return (
    <span className="stars">
      <span aria-hidden="true">
        {'★'.repeat(stars)}
        <span className="stars-left">{'★'.repeat(5 - stars)}</span>
      </span>
      <span className="unseen">{text.starCount(stars)}</span>
    </span>
  );
}

function Bars({ view }: { view: ReactionView }) {
  return (
    <ul className="bars small">
      {view.bars.map(({ stars, count, share }) => (
        <li key={stars} aria-label={text.ofStars(stars, count)}>
          <span aria-hidden="true">{stars} ★</span>
          <span className="bar" data-share={share} aria-hidden="true" />
          <span aria-hidden="true">{count}</span>
        </li>
      ))}
    </ul>
  );
}

function Review({ review }: { review: ReviewView }) {
  return (
    <li className="review">
      <p className="review-head">
        <b>{review.name}</b>
        {review.isExpert ? <span className="chip plain">{text.expert}</span> : null}
        {review.isBuyer ? <span className="chip plain">{text.buyer}</span> : null}
        <span className="muted small">{review.date}</span>
      </p>
      {review.stars === undefined ? null : <Stars stars={review.stars} />}
      {review.text === '' ? null : <p className="review-text">{review.text}</p>}
    </li>
  );
}

function Like({ view: { target, likes } }: { view: ReactionView }) {
  return (
    <form method="post" action={formPath('thich')}>
      <TargetFields target={target} />
      <button
        type="submit"
        className="button like"
        data-like
        data-type={target.type}
        data-id={target.id}
        data-liked-label={text.liked}
      >
        <span aria-hidden="true">♥</span>
        <span data-like-label>{text.like}</span>
        <span data-likes>{likes}</span>
      </button>
    </form>
  );
}

export const REVIEWS_ID = 'reviews';

export function Reactions({ view }: { view: ReactionView }) {
  const { kind, target, mean, reviews, count } = view;
  return (
    <section
      className="reactions"
      aria-labelledby={REVIEWS_ID}
      data-viewed
      data-type={target.type}
      data-id={target.id}
    >
      <div className="reactions-head">
        <h2 id={REVIEWS_ID}>{text.heading[kind]}</h2>
        <Like view={view} />
      </div>
      {mean === undefined ? null : (
        <>
          <p>
            <b className="mean" aria-label={text.mean(mean)}>
              {mean}
            </b>{' '}
            <span className="muted">{text.count(count)}</span>
          </p>
          <Bars view={view} />
        </>
      )}
      {kind === 'comments' && reviews.length > 0 ? (
        <p className="muted">{text.comments(count)}</p>
      ) : null}
      {reviews.length === 0 ? <p className="muted">{text.nothing[kind]}</p> : null}
      <ul className="reviews">
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      {view.isCut ? <p className="muted small">{text.newest(reviews.length, count)}</p> : null}
      <ReviewForm view={view} />
      <ReportForm target={target} />
    </section>
  );
}
