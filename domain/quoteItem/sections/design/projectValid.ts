import type { Finding } from '../../finding.ts'
import type { Design } from './design.ts'
import { missingAt } from './missingAt.ts'

/**
 * A design whose files the design service makes belongs to a project there, so its number is not empty. Rule
 * design-project-valid (001 §5, 002 §5).
 */
export const projectValid = ({
  designProjectNo,
  ardFileName,
  mfgFileName,
}: Pick<Design, 'designProjectNo' | 'ardFileName' | 'mfgFileName'>): Finding[] =>
  designProjectNo.trim() === '' && (ardFileName !== '' || mfgFileName !== '')
    ? [missingAt('designProjectNo')]
    : []
