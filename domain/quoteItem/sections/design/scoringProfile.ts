import type { Finding } from '../../finding.ts'
import type { Design } from './design.ts'
import { missingAt } from './missingAt.ts'
import { stepPath } from './stepPath.ts'

/** A corrugator step needs a scoring profile. Rule design-scoring-profile (001 §5). */
export const scoringProfile = ({ designSteps }: Pick<Design, 'designSteps'>): Finding[] =>
  designSteps
    .filter(({ operation, stepScoringProfile }) => operation === 'CORR' && stepScoringProfile === '')
    .map(step => missingAt(stepPath(step, 'stepScoringProfile')))
