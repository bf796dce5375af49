import type { TaskJob } from '../../src/features/task/contract'
import { startOfDay } from '../../src/shared/business-day'
import { readText } from '../database/l10n'
import { type Context, callerOf } from '../handler'
import { Refusal } from '../refusal'
import { bookRun, type Job, TOO_SHORT } from './run'

/** The job that is done by watching a film. */
export const FILM_JOB = 'advertisement'

const films = ({ db }: Context) =>
  db.selectFrom('contents').selectAll().where('kind', '=', 'video').where('src', '!=', '')

/** The next film the caller has not been paid for today; undefined when there is none. */
export async function nextFilm(context: Context): Promise<TaskJob['film']> {
  const film = await films(context)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('task_runs')
        .select('entityId')
        .where('entityKey', '=', FILM_JOB)
        .where('userId', '=', context.user?.id ?? '')
        .where('createdAt', '>=', startOfDay(context.now())),
    )
    .orderBy('id')
    .executeTakeFirst()
  if (!film) return undefined
  const { id, title, image, src, length } = film
  return { id, title: readText(title, context.locale), image, src, ms: length * 1000 }
}

const NO_FILM = new Refusal(400, {
  en: 'There is no such film.',
  'zh-Hans': '影片不存在',
})
const NOT_BEGUN = new Refusal(400, {
  en: 'The film was not begun, or it was counted before.',
  'zh-Hans': '影片未开始播放或已计入',
})

/**
 * A film is reported twice: with 0 ms when it begins, with its length when it has ended. It counts when as
 * much time has passed on the server's clock, and each beginning counts once.
 *
 * @param ms what the client says was played.
 * @throws Refusal 400 for no film, one that was not begun, and one not seen to its end.
 */
export async function watch(
  job: Job,
  { advertisementId, ms }: { readonly advertisementId: string; readonly ms: number },
  context: Context,
) {
  const userId = callerOf(context).id
  const now = context.now()
  const film = await films(context).where('id', '=', advertisementId).executeTakeFirst()
  if (!film) throw NO_FILM
  if (ms === 0) {
    await context.db
      .insertInto('film_starts')
      .values({ userId, filmId: film.id, startedAt: now })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'filmId']).doUpdateSet({ startedAt: now }),
      )
      .execute()
    return { executed: false, reward: 0 }
  }
  if (ms < film.length * 1000) throw TOO_SHORT
  return context.db.transaction().execute(async (trx) => {
    const start = await trx
      .deleteFrom('film_starts')
      .where('userId', '=', userId)
      .where('filmId', '=', film.id)
      .returning('startedAt')
      .executeTakeFirst()
    if (!start) throw NOT_BEGUN
    // A film that is still running stays begun: what is thrown here takes the deletion back.
    if (now - start.startedAt < film.length) throw TOO_SHORT
    const seen = { since: start.startedAt, times: 1, within: 'day' } as const
    const deed = {
      entityKey: FILM_JOB,
      entityId: film.id,
      value: 1,
      intro: 'watched',
      isOnce: false,
    }
    return bookRun(trx, { userId, job, deed, seen, now, words: context.services.demo.words })
  })
}
