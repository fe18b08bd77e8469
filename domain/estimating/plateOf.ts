import type { Blank } from '#domain/boxGeometry'

const printed = ['wall', 'base', 'lid', 'sheet', 'strip']

/** The plate of one colour, cm: as large as the widest panel that is printed. Our own choice while there is no artwork. */
export function plateOf({ panels }: Pick<Blank, 'panels'>): {
  readonly length: number
  readonly width: number
} {
  const [largest] = panels
    .filter(({ role }) => printed.includes(role))
    .toSorted((a, b) => b.width * b.height - a.width * a.height)
  return { length: (largest?.width ?? 0) / 10, width: (largest?.height ?? 0) / 10 }
}
