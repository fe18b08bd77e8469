import { prepare } from '../../../scripts/setup/prepare.mjs'

/** Builds the product where it is stale, once, before the workers start it. */
export default prepare
