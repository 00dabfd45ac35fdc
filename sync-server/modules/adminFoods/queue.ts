export interface FoodQueue {
  /** Own foods that experts sent in and nobody decided about yet. */
  countWaiting(): Promise<number>;
}
