import type { ToldPart, ToldShares } from './toldShares.ts'

const reasons: Readonly<Record<ToldPart, string>> = {
  making: 'The machines are set up once a run: a longer run shares that among more.',
  board: 'Setting up spoils board, however long the run is: a longer run shares that among more.',
  print: 'Ink and sheets are spent until the print is right: a longer run shares that among more.',
  packing: 'Pallets are filled better.',
  delivery: 'Fuller loads share the way to you.',
  goods: 'The goods come cheaper in larger lots.',
  carriage: 'A larger lot shares the way in among more.',
}

const order: readonly ToldPart[] = ['making', 'board', 'print', 'packing', 'delivery', 'goods', 'carriage']

interface Told {
  readonly perThousand: number
  readonly shares: ToldShares | null
}

/**
 * Why one costs less in the larger of two quantities: what became less by more than everything did. Where nothing did, or
 * nothing is known, it is the quantity itself.
 */
export function whyLess(smaller: Told, larger: Told): string[] {
  const few = smaller.shares
  const many = larger.shares
  const found = few === null || many === null ? [] : order.filter(part => many[part] < few[part])
  return found.length > 0 ? found.map(part => reasons[part]) : ['A larger order has a lower price.']
}
