import { type Dieline, dieline } from '#domain/dieline'
import { box, made } from '../boxGeometry/builders.ts'

/** The drawing with everything on it: lines, arcs, texts both ways, every kind of rule. */
export function fullDrawing(): Dieline {
  const mailer = made('0427', { length: 300, width: 200, depth: 150 }, 'B', {
    hingeRules: { lid: 'PERF', 'side left roll': 'HALFCUT' },
  })
  return dieline(mailer, { dimensions: true, names: true, bleed: 3, registration: true })
}

/** Only the rules of the box most examples are about. */
export function plainDrawing(): Dieline {
  return dieline(made('0201', box))
}
