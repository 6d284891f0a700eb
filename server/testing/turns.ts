/** Counts the turns of this thread's event loop until `end`. */
export function countTurns(): { soFar(): number; end(): number } {
  let turns = 0;
  let isDone = false;
  const turn = () => {
    turns++;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    soFar: () => turns,
    end() {
      isDone = true;
      return turns;
    },
  };
}
