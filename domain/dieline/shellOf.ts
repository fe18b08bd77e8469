import type { Panel, PanelRole } from '#domain/boxGeometry'

const inside: Partial<Record<PanelRole, number>> = { lock: 0, inner: 0, tuck: 0, ear: 1, lap: 1 }

/**
 * Which of several panels that lie in one plane of a closed box is further outside: the higher figure. What is tucked in comes
 * first, then panels in the order in which they fold, and a lid lies over all of its body.
 */
export function shellOf({ role, hinge }: Panel, pieceIndex: number): number {
  return (inside[role] ?? 2 + (hinge?.from ?? 0)) + 10 * pieceIndex
}
