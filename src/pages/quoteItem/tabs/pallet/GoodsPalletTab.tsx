import { PalletsTab } from './PalletsTab.tsx'

/** How finished goods are loaded on pallets, one by one. */
export default function GoodsPalletTab() {
  return <PalletsTab tab="gpallet" section="goodsPalletization" />
}
