import { text } from '#domain/messages'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import { fieldLabel } from '../../pathLabel.ts'
import type { PalletKey, Pallets } from './pallets.ts'

/** The load has a picture, which comes with it. Rule pallet-image (001 §5). */
export const palletImage =
  (section: PalletKey) =>
  ({ palletImage: image }: Pallets): Finding[] =>
    image === ''
      ? [
          findingOn(section)(
            'palletImage',
            'required',
            text('formRequired', { field: fieldLabel(section, 'palletImage') }),
          ),
        ]
      : []
