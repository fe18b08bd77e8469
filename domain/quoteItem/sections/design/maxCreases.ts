import { defaultCorrugator } from '#domain/corrugator'
import type { Finding } from '../../finding.ts'
import type { Design } from './design.ts'
import { designError } from './designError.ts'
import { stepPath } from './stepPath.ts'

/** A corrugator step has at most 20 crease positions. Rule design-max-creases (001 §5, §9). */
export const maxCreases = ({ designSteps }: Pick<Design, 'designSteps'>): Finding[] =>
  designSteps
    .filter(
      ({ operation, stepCreases }) =>
        operation === 'CORR' && stepCreases.length > defaultCorrugator.maxCreases,
    )
    .map(step =>
      designError(
        stepPath(step, 'stepCreases'),
        'max-creases',
        `must be at most ${defaultCorrugator.maxCreases} on a corrugator step`,
      ),
    )
