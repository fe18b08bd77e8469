import type { BoardGradeVariant } from '#contract/config'

type FlagOf<Row> = { [Key in keyof Row]: Row[Key] extends boolean ? Key : never }[keyof Row]

/** What a variant is fit for, with the heads of its columns. */
export const compliances: readonly { readonly flag: FlagOf<BoardGradeVariant>; readonly label: string }[] = [
  { flag: 'isFSCCompliant', label: 'FSC' },
  { flag: 'isAirFreightCompliant', label: 'Air freight' },
  { flag: 'isDangerousGoodsCompliant', label: 'Dangerous goods' },
  { flag: 'isLcboExportWineCompliant', label: 'LCBO export wine' },
  { flag: 'isPreprint', label: 'Preprint' },
  { flag: 'isPreprintProduction', label: 'Preprint production' },
  { flag: 'isWorkflow', label: 'Through workflow' },
]
