import { expect, it } from 'vitest'
import { flatPanel, made } from './builders.ts'

it('ears keep clear of the base, above it and below it', () => {
  const mailer = made('0427', { length: 300, width: 200, depth: 150 }, 'B')
  const panel = (name: string) => flatPanel(mailer, name)
  const base = panel('base')
  for (const side of ['left', 'right']) {
    const front = panel(`front ear ${side}`)
    const back = panel(`back ear ${side}`)
    expect(base.y - (front.y + front.height)).toBeCloseTo(3, 6)
    expect(front.y).toBeCloseTo(panel('front').y, 6)
    expect(back.y - (base.y + base.height)).toBeCloseTo(3, 6)
    expect(back.y + back.height).toBeCloseTo(panel('lid').y, 6)
  }
})
