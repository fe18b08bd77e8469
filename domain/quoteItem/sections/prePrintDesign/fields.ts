import { mm, number } from '../../fields.ts'

/**
 * How the liner is printed before it is corrugated, in the order in which a person fills it in: webs of one roll's width
 * beside each other on the press, lanes of sheets beside each other on a roll. Its colours are Print's. Source: 001 §3
 * names the section; its fields are our own.
 */
export const prePrintDesignFields = {
  rollWidth: mm('Roll Width', { min: 0, max: 10_000 }),
  /** Along the web, from one print to the next. */
  repeat: mm('Repeat', { min: 0, max: 10_000 }),
  webs: number('Webs', { min: 1, max: 10, whole: true }),
  lanes: number('Lanes', { min: 1, max: 50, whole: true }),
}
