import { exactShares, type Spread, type ToldPart } from './toldShares.ts'

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

/** What is less than this part of what it was is less: the rest is rounding. */
const noticed = 0.999

/**
 * Why one costs less in the larger of two quantities: what became less by more than everything did. Where nothing did, or
 * nothing is known, it is the quantity itself. It is found by the exact shares, for what is rounded moves by itself; what
 * it says holds none of them.
 */
export function whyLess(smaller: Spread | null, larger: Spread | null): string[] {
  const few = smaller === null ? null : exactShares(smaller)
  const many = larger === null ? null : exactShares(larger)
  const found = few === null || many === null ? [] : order.filter(part => many[part] < few[part] * noticed)
  return found.length > 0 ? found.map(part => reasons[part]) : ['A larger order has a lower price.']
}
