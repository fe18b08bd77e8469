/** Calls on their way at the same time. */
const few = 4

/** Does the work for all of these, a few at a time; `work` keeps its failures to itself. */
export async function fewAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items]
  const next = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: few }, next))
}
