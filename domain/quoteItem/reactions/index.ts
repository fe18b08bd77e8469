import type { Reaction } from '../reaction.ts'
import { artChange } from './artChange.ts'
import { boardGradeChange } from './boardGradeChange.ts'
import { breaksFollow, goodsBreaksFollow } from './breaksFollow.ts'
import { chargesFollow } from './chargesFollow.ts'
import { claimWithdrawn } from './claimWithdrawn.ts'
import { closureOfOwnStyle } from './closureOfOwnStyle.ts'
import { coloursFollow } from './coloursFollow.ts'
import { costOfPreprint } from './costOfPreprint.ts'
import { formeFollowsNumberUp } from './formeFollowsNumberUp.ts'
import { goodsOneByOne } from './goodsOneByOne.ts'
import { goodsPriced } from './goodsPriced.ts'
import { lostBoard } from './lostBoard.ts'
import { newlyLitho } from './newlyLitho.ts'
import { notPrinted } from './notPrinted.ts'
import { oneSided } from './oneSided.ts'
import { operationChange } from './operationChange.ts'
import { palletTopFollows } from './palletTopFollows.ts'
import { plantChange } from './plantChange.ts'
import { printProcessChange } from './printProcessChange.ts'
import { resizableChange } from './resizableChange.ts'
import { rollOfPreprint } from './rollOfPreprint.ts'
import { sheetsFollowPrint } from './sheetsFollowPrint.ts'
import { sheetsFollowTrim } from './sheetsFollowTrim.ts'
import { sheetsOfLitho } from './sheetsOfLitho.ts'
import { specialtiesChange } from './specialtiesChange.ts'
import { styleChange } from './styleChange.ts'
import { toolingFollows } from './toolingFollows.ts'
import { goodsUomChange, uomChange } from './uomChange.ts'
import { variantChange } from './variantChange.ts'
import { vslOfStyle } from './vslOfStyle.ts'

/** Everything that follows from something else, in the order in which it is applied. */
export const reactions: readonly Reaction[] = [
  styleChange,
  variantChange,
  closureOfOwnStyle,
  vslOfStyle,
  boardGradeChange,
  plantChange,
  resizableChange,
  artChange,
  operationChange,
  formeFollowsNumberUp,
  sheetsFollowTrim,
  printProcessChange,
  newlyLitho,
  notPrinted,
  oneSided,
  coloursFollow,
  sheetsOfLitho,
  sheetsFollowPrint,
  rollOfPreprint,
  costOfPreprint,
  palletTopFollows,
  goodsOneByOne,
  specialtiesChange,
  uomChange,
  breaksFollow,
  chargesFollow,
  goodsUomChange,
  goodsBreaksFollow,
  goodsPriced,
  toolingFollows,
  claimWithdrawn,
  lostBoard,
]
