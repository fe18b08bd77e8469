import { between } from '#domain/validation'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import type { PalletKey, Pallets } from './pallets.ts'

/** A bundle has one tie, or none. Rule pallet-bundle-ties (001 §5). */
export const bundleTies =
  (section: PalletKey) =>
  ({ bundleTies: ties }: Pallets): Finding[] => {
    const message = between(ties, 0, 1)
    return message === null ? [] : [findingOn(section)('bundleTies', 'pallet-bundle-ties', message)]
  }
