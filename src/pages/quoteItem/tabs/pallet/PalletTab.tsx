import { PalletsTab } from './PalletsTab.tsx'

/** How bundles of the product are loaded on pallets. */
export default function PalletTab() {
  return <PalletsTab tab="pallet" section="palletization" />
}
