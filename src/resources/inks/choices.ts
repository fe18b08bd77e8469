import { config } from '#contract/config'
import { inkProcesses } from '#domain/inks'
import type { CodeChoice } from '../../components/master/master.ts'
import { useCall } from '../../dataProvider/index.ts'

const none: readonly CodeChoice[] = []
const processes: readonly CodeChoice[] = inkProcesses.map(({ code, label }) => ({ code, description: label }))

/** Ways of printing. */
export const useProcessChoices = (): readonly CodeChoice[] => processes

/** Ink groups in use, by id. */
export const useInkGroupChoices = (): readonly CodeChoice[] =>
  useCall(config.inkGroups, {}, { meta: { quiet: true } }).data?.map(({ id, name }) => ({
    code: String(id),
    description: name,
  })) ?? none
