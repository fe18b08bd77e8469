import { z } from 'zod'
import { signedIn } from '#domain/access'
import { endpoint, type Service } from './endpoint.ts'

/** A key of the per-user settings and its value as JSON text. */
export const Setting = z
  .object({
    key: z.string().trim().min(1).max(120),
    value: z.string().max(100_000).refine(isJson, 'must be JSON text'),
  })
  .meta({ id: 'Setting' })
export type Setting = z.infer<typeof Setting>

/** A setting as it is changed: a null value forgets it. */
const SettingChange = Setting.extend({
  value: Setting.shape.value.nullable(),
  /** The value that the change started from; parts that it did not change stay as they are stored by then. */
  from: Setting.shape.value.optional(),
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Calls about the person's own settings: apart, since every page begins with them. */
export const settingCalls = {
  setting: endpoint({
    method: 'GET',
    path: '/config/setting',
    summary: "One of the person's settings; the value is null when it was never set",
    right: signedIn,
    query: z.object({ key: z.string().min(1).max(120) }),
    response: z.object({ key: z.string(), value: z.string().nullable() }),
  }),
  saveSetting: endpoint({
    method: 'POST',
    path: '/config/setting',
    summary: 'Keep one setting, or many in one request; a null value forgets the setting',
    right: signedIn,
    body: z.union([SettingChange, z.array(SettingChange).max(200)]),
    response: z.array(Setting),
    problems: ['too-large'],
  }),
  settings: endpoint({
    method: 'GET',
    path: '/config/setting/all',
    summary: "All of the person's settings",
    right: signedIn,
    response: z.array(Setting),
  }),
} satisfies Service
