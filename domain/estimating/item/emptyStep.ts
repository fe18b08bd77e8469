import { type DesignStep, empty, sections } from '#domain/quoteItem'

/** A step of which nothing is entered yet. */
export const emptyStep = (key: string): DesignStep => ({
  key,
  ...empty(sections.design.fields.designSteps.fields),
})
