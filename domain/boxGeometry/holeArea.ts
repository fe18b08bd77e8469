import type { Hole } from './panel.ts'

/** The board that a hole takes out, mm². */
export const holeArea = ({ width, height, isRound = false }: Hole): number =>
  width * height - (isRound ? (1 - Math.PI / 4) * height ** 2 : 0)
