import type { CodeLabel } from './codeLabel.ts'

export type DepthRule = 'mustBeZero' | 'mayBeZero' | 'positive'

export interface Style09Variant extends CodeLabel {
  readonly depth: DepthRule
  /** Whether the width must not exceed the length. */
  readonly widthWithinLength: boolean
}

const of = (codes: readonly string[], name: string, depth: DepthRule, widthWithinLength = false) =>
  codes.map(code => ({ code, label: `${code} ${name}`, depth, widthWithinLength }))

/** Variants of style 09, interior fitments. Depth and width rules: decision N29; the names are generic. */
export const style09Variants: readonly Style09Variant[] = [
  ...of(['0900'], 'Pad', 'mustBeZero', true),
  ...of(['0901'], 'Liner', 'mustBeZero', true),
  ...of(['0902', '0903', '0904'], 'Sleeve', 'positive'),
  ...of(['0905', '0906', '0907', '0908', '0909', '0910'], 'Ring', 'positive'),
  ...of(['0911', '0914', '0920', '0921', '0929'], 'Fitment', 'mayBeZero'),
  ...of(['0913'], 'Fanfold', 'mayBeZero'),
  ...of(['0930', '0931', '0932'], 'Partition', 'positive'),
  ...of(['0933', '0934', '0935'], 'Cell Set', 'positive'),
  ...of(['0940', '0941', '0942', '0943', '0944', '0945', '0946'], 'Support', 'mayBeZero'),
  ...of(['0950', '0951'], 'Corner', 'mayBeZero'),
  ...of(['0965', '0966', '0967', '0970', '0971', '0972'], 'Insert', 'mayBeZero'),
]
