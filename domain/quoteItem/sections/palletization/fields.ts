import { palletFields } from '../pallets/palletFields.ts'

/** How what leaves the plant folded flat is bundled and loaded. */
export const palletizationFields = palletFields({
  length: 'Folded Flat Length',
  width: 'Folded Flat Width',
  height: 'Folded Flat Height',
})
