interface Coded {
  readonly code: string
}

/** What a load can be built of, as the company keeps it. */
export interface PalletChoices {
  readonly palletTypes: readonly Coded[]
  readonly palletTops: readonly (Coded & { readonly palletTypeCodes: readonly string[] })[]
  readonly overhangs: readonly Coded[]
  readonly strappingTypes: readonly Coded[]
  readonly stretchWraps: readonly Coded[]
}

interface PalletDefaults {
  readonly palletTypeCode: string
  readonly palletTopTypeCode: string
  readonly palletHeight: number
  readonly overhangCode: string
  readonly strappingTypeCode: string
  readonly stretchWrapCode: string
}

interface DefaultFinding {
  readonly path: keyof PalletDefaults
  readonly message: string
}

const lists = {
  palletTypeCode: 'palletTypes',
  palletTopTypeCode: 'palletTops',
  overhangCode: 'overhangs',
  strappingTypeCode: 'strappingTypes',
  stretchWrapCode: 'stretchWraps',
} as const satisfies Partial<Record<keyof PalletDefaults, keyof PalletChoices>>

/**
 * What is wrong with how a customer takes their pallets: items begin with it, and would begin with a load that cannot be built.
 * An empty code is none. Heights in mm.
 */
export function defaultFindings(defaults: PalletDefaults, choices: PalletChoices): DefaultFinding[] {
  const paths = Object.keys(lists) as (keyof typeof lists)[]
  const unknown = paths.filter(
    path => defaults[path] !== '' && !choices[lists[path]].some(({ code }) => code === defaults[path]),
  )
  const top = choices.palletTops.find(({ code }) => code === defaults.palletTopTypeCode)
  const isTopOff =
    top !== undefined &&
    top.palletTypeCodes.length > 0 &&
    !top.palletTypeCodes.includes(defaults.palletTypeCode)
  return [
    ...unknown.map(path => ({ path, message: 'not valid' })),
    ...(isTopOff ? [{ path: 'palletTopTypeCode' as const, message: 'does not fit the pallet type' }] : []),
    ...(defaults.palletHeight > 0
      ? []
      : [{ path: 'palletHeight' as const, message: 'must be greater than 0' }]),
  ]
}
