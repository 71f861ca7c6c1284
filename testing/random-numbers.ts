/** The same numbers in every run; each is below the given one. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed * 7_919;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
