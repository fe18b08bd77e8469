import type { Design, DesignStep } from '../design/design.ts'

/** The step of a route at which a printed liner is corrugated and cut; undefined before there is one. */
export const corrugatedStep = ({ designSteps }: Pick<Design, 'designSteps'>): DesignStep | undefined =>
  designSteps.find(({ operation }) => operation === 'CORR')
