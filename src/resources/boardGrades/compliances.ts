import type { BoardGradeVariant } from '#contract/config'

type FlagOf<Row> = { [Key in keyof Row]: Row[Key] extends boolean ? Key : never }[keyof Row]

/** What a variant is fit for, in words. */
const words = {
  isFSCCompliant: 'FSC',
  isAirFreightCompliant: 'Air freight',
  isDangerousGoodsCompliant: 'Dangerous goods',
  isLcboExportWineCompliant: 'LCBO export wine',
  isPreprint: 'Preprint',
  isPreprintProduction: 'Preprint production',
  isWorkflow: 'Through workflow',
} as const satisfies Record<FlagOf<BoardGradeVariant>, string>

/** The words of the flags that `variant` has. */
export const compliancesOf = (variant: BoardGradeVariant): string[] =>
  (Object.keys(words) as FlagOf<BoardGradeVariant>[]).filter(flag => variant[flag]).map(flag => words[flag])
