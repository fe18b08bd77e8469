import { rowPath } from '../../path.ts'
import type { DesignStep } from './design.ts'

/** The path of a step, or of one of its fields. */
export const stepPath = ({ key }: Pick<DesignStep, 'key'>, cell?: string): string =>
  rowPath('designSteps', key, cell)
