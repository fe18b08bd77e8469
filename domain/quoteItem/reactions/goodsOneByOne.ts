import type { Reaction } from '../reaction.ts'

/** Finished goods are loaded one by one, each with a tie. Rule finished-goods-bundle-ties (001 §5). */
export const goodsOneByOne: Reaction = (before, after) => {
  const goods = after.goodsPalletization
  if (JSON.stringify(before.goodsPalletization) === JSON.stringify(goods)) return null
  const bundleQty = goods.bundleQty || 1
  if (goods.bundleTies === 1 && goods.bundleQty === bundleQty) return null
  return { patch: { goodsPalletization: { bundleTies: 1, bundleQty } }, said: '' }
}
