/** Hands out things that only one run at a time may use; each run takes the next step of what it got. */
export function createTurns<Thing>(things: readonly Thing[]) {
  const free = things.map(thing => ({ thing, step: 0 }))
  return async (run: (thing: Thing, step: number) => Promise<unknown>): Promise<void> => {
    const taken = free.shift()
    if (taken === undefined) throw new Error('More runs at once than things to run on.')
    await run(taken.thing, taken.step)
    free.push({ thing: taken.thing, step: taken.step + 1 })
  }
}
