/** One call. */
export interface CallShare {
  /**
   * It is in its caller's hands from now on: a body comes, or an answer goes.
   * @param cut ends it, where somebody else needs its place
   * @throws AppError too_many_requests
   */
  handOver(cut: () => void): void;
  /**
   * It is in work here from now on: its body is whole.
   * @throws AppError too_many_requests, server_busy
   */
  work(): void;
  end(): void;
}
