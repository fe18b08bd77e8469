import type { Environment } from './config.ts'
import type { Connection } from './database/database.ts'
import type { PlantPool } from './engines/plantPool.ts'
import { builtInDesign } from './integrations/design/builtIn.ts'
import { httpDesign } from './integrations/design/http.ts'
import { builtInLabels } from './integrations/labels/builtIn.ts'
import { httpLabels } from './integrations/labels/http.ts'
import { builtInLgx } from './integrations/lgx/builtIn.ts'
import { httpLgx } from './integrations/lgx/http.ts'
import { rememberedLgx } from './integrations/lgx/remembered.ts'
import { outbox } from './integrations/mail/outbox.ts'
import { smtp } from './integrations/mail/smtp.ts'

/** For so long, in milliseconds, an ERP system that did not answer is not asked the same again. */
const failedLgxRemembered = 30_000

const outsideLimits = ({ OUTSIDE_TIMEOUT, OUTSIDE_REST, OUTSIDE_LARGEST }: Environment) => ({
  timeoutMs: OUTSIDE_TIMEOUT,
  restMs: OUTSIDE_REST,
  largestAnswer: OUTSIDE_LARGEST,
})

/** The ERP system, whose answers are remembered for a while; its stand-in's are not: what is added to our own database counts at once. */
export const lgxOf = (environment: Environment, connection: Connection) =>
  environment.LGX_URL === undefined
    ? builtInLgx(connection.db)
    : rememberedLgx(
        httpLgx({
          url: environment.LGX_URL,
          ...outsideLimits(environment),
          ...(environment.LGX_TOKEN === undefined ? {} : { token: environment.LGX_TOKEN }),
        }),
        {
          answersMs: environment.LGX_REMEMBERED,
          failuresMs: Math.min(environment.LGX_REMEMBERED, failedLgxRemembered),
        },
      )

/** What prints sample labels. */
export const labelsOf = (environment: Environment) => {
  const { LABEL_PRINTER_URL: url, LABEL_PRINTER_TOKEN: token } = environment
  return url === undefined
    ? builtInLabels
    : httpLabels({ url, ...outsideLimits(environment), ...(token === undefined ? {} : { token }) })
}

/** What keeps design projects and makes design files. */
export const designOf = (environment: Environment, connection: Connection, { draw }: PlantPool) => {
  const { DESIGN_SERVICE_URL: url, DESIGN_SERVICE_TOKEN: token } = environment
  return url === undefined
    ? builtInDesign(connection.db, draw)
    : httpDesign({ url, ...outsideLimits(environment), ...(token === undefined ? {} : { token }) })
}

/** What sends mail. */
export const mailOf = (environment: Environment, connection: Connection) =>
  environment.SMTP_URL === undefined
    ? outbox(connection.db)
    : smtp({
        url: environment.SMTP_URL,
        from: environment.MAIL_FROM,
        timeoutMs: environment.OUTSIDE_TIMEOUT,
        restMs: environment.OUTSIDE_REST,
      })
