import type { MasterKind } from '#domain/access'
import { boardGradeMaster } from '../config/masters/boardGrade.ts'
import { boardGradeVariantMaster } from '../config/masters/boardGradeVariant.ts'
import { fluteMaster } from '../config/masters/flute.ts'
import { inkMaster } from '../config/masters/ink.ts'
import { inkGroupMaster } from '../config/masters/inkGroup.ts'
import { marginFloorMaster } from '../config/masters/marginFloor.ts'
import { orderTypeMaster } from '../config/masters/orderType.ts'
import { ownStyleMaster } from '../config/masters/ownStyle.ts'
import { plantMaster } from '../config/masters/plant.ts'
import { priceTermMaster } from '../config/masters/priceTerms.ts'
import { rateMaster } from '../config/masters/rate.ts'
import { truckTypeMaster } from '../config/masters/truckType.ts'
import { workCentreMaster } from '../config/masters/workCentre.ts'
import { messageOptionMaster, messageTemplateMaster } from '../messaging/masters.ts'
import { catalogueMaster } from '../products/catalogue/catalogueMaster.ts'
import { rehearsalMaster } from '../rehearsal/rehearsalMaster.ts'
import { quoteTextMaster } from '../report/masters.ts'
import { roleMaster } from '../security/masters/role.ts'
import { scopeMaster } from '../security/masters/scope.ts'
import { userMaster } from '../security/masters/user.ts'
import { workgroupMaster } from '../security/masters/workgroup.ts'
import { workflowRemovers } from '../workflow-builder/removers.ts'
import { type Remover, removerOf } from './remover.ts'

/** How each kind of master is deleted. */
export const removers: Readonly<Record<MasterKind, Remover>> = {
  user: removerOf(userMaster),
  role: removerOf(roleMaster),
  scope: removerOf(scopeMaster),
  workgroup: removerOf(workgroupMaster),
  plant: removerOf(plantMaster),
  workCentre: removerOf(workCentreMaster),
  truckType: removerOf(truckTypeMaster),
  flute: removerOf(fluteMaster),
  ownStyle: removerOf(ownStyleMaster),
  orderType: removerOf(orderTypeMaster),
  marginFloor: removerOf(marginFloorMaster),
  priceTerms: removerOf(priceTermMaster),
  rate: removerOf(rateMaster),
  rehearsal: removerOf(rehearsalMaster),
  catalogueProduct: removerOf(catalogueMaster),
  ink: removerOf(inkMaster),
  inkGroup: removerOf(inkGroupMaster),
  boardGrade: removerOf(boardGradeMaster),
  boardGradeVariant: removerOf(boardGradeVariantMaster),
  ...workflowRemovers,
  messageTemplate: removerOf(messageTemplateMaster),
  messageOption: removerOf(messageOptionMaster),
  quoteText: removerOf(quoteTextMaster),
}
