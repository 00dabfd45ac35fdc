import { z } from 'zod';
import { idSchema } from '../../../src/domain/schema/primitives';
import { reviewTargetSchema } from '../../../src/domain/publicHouse/reviews';
import type { JobKind } from '../jobs/kinds';

const payload = z.object({ target: reviewTargetSchema, voter: idSchema });

export const FOLLOW_REVIEW: JobKind<z.infer<typeof payload>> = {
  name: 'reviews.follow',
  label: 'Đếm lại đánh giá và báo cho chuyên gia',
  payload,
  maxAttempts: 20,
  mostPerSubject: 1_000,
  repeatable: true,
};
