import { config } from '#contract/config'
import { security } from '#contract/security'
import { referenceList } from '../../components/list/referenceList.ts'
import type { CodeChoice } from '../../components/master/master.ts'
import { useCall } from '../../dataProvider/index.ts'

const none: readonly CodeChoice[] = []

/** Roles in use. */
export const useRoleChoices = (): readonly CodeChoice[] =>
  useCall(security.roles, {}, { ...referenceList, staleTime: 0 }).data?.map(({ code, name }) => ({
    code,
    description: name,
  })) ?? none

/** Workgroups in use. */
export const useWorkgroupChoices = (): readonly CodeChoice[] =>
  useCall(security.workgroups, {}, { ...referenceList, staleTime: 0 }).data ?? none

/** States of Australia, and New Zealand. */
export const useStateChoices = (): readonly CodeChoice[] =>
  useCall(config.states, {}, referenceList).data ?? none

/** Plants in use. */
export const usePlantChoices = (): readonly CodeChoice[] =>
  useCall(config.plants, {}, referenceList).data ?? none

/** Active people who hold a role, by login; asked for once they are needed. */
export const usePeopleChoices = (role: string, isNeeded: boolean): readonly CodeChoice[] =>
  useCall(
    security.usersOfRole,
    { params: { role } },
    { ...referenceList, staleTime: 0, enabled: isNeeded },
  ).data?.map(({ login, name }) => ({ code: login, description: name })) ?? none

/** Choices as the inputs of a form take them. */
export const asInputs = (choices: readonly CodeChoice[]) =>
  choices.map(({ code, description }) => ({ code, label: description }))

/** Scopes in use. */
export const useScopeChoices = (): readonly CodeChoice[] =>
  useCall(security.scopes, {}, { ...referenceList, staleTime: 0 }).data?.map(({ code, description }) => ({
    code,
    description,
  })) ?? none

/** Business units. */
export const useBusinessUnitChoices = (): readonly CodeChoice[] =>
  useCall(config.businessUnits, {}, referenceList).data ?? none

/** Delivery regions. */
export const useRegionChoices = (): readonly CodeChoice[] =>
  useCall(config.regions, { query: {} }, referenceList).data?.map(({ regionCode, regionName }) => ({
    code: regionCode,
    description: regionName,
  })) ?? none
