/** Applications that send messages, as their calls name them. Source: 000 §7 (sample label); the others our own. */
export const appTypes = ['quote item', 'quote', 'offer', 'approval', 'sample label'] as const
export type AppType = (typeof appTypes)[number]

/** A part of a template: words as they are, or a placeholder. */
export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'placeholder'; readonly name: string; readonly at: number }

/** What is wrong with a template, and at which character of it, from 0. */
export interface TemplateProblem {
  readonly at: number
  readonly message: string
}
