/** The mark: a bowl with two leaves. Decoration beside the product's name. */
export function Mark({ size }: { size: number }) {
  return <img src="/favicon.svg" width={size} height={size} alt="" />;
}
