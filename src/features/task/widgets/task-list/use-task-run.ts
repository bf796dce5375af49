import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import type { TaskJob } from '../../contract'
import { executeTask } from '../../contract-execute'

/** Commerce spec §9: a job takes 200 ms at least, a view 5000 ms. */
const SHORTEST = 200
const SHORTEST_VIEW = 5000
/** How often the clock is read. A gap much longer than this was no time spent on the page. */
const TICK = 100
const LONGEST_STEP = 1000

/** What a job takes at least, ms. */
export const timeOf = ({ key, minimumMs }: TaskJob): number =>
  Math.max(SHORTEST, minimumMs, key === 'view' ? SHORTEST_VIEW : 0)

export interface TaskRun {
  /** The job that runs. */
  readonly id: string | undefined
  /** Visible time it still takes, ms. */
  readonly left: number
  /** The time is up and the server is being told. */
  readonly booking: boolean
  readonly start: (task: TaskJob) => void
}

/**
 * Does one job at a time: time counts only while the page is in front and the app can be seen, and a job
 * that was started is reported once. Leaving the page gives it up.
 */
export function useTaskRun(onBooked: () => Promise<unknown>): TaskRun {
  const { host, navigator } = useServices()
  const t = useTranslate()
  const [task, setTask] = useState<TaskJob>()
  const [left, setLeft] = useState(0)
  const [booking, setBooking] = useState(false)
  const running = useRef(false)
  const finish = useRef<(task: TaskJob) => Promise<void>>(async () => {})

  finish.current = async (done) => {
    setBooking(true)
    try {
      const { executed, reward } = await executeTask(
        {
          body: { key: done.key, entityKey: 'task', entityId: done.id, value: 1, intro: done.name },
        },
        { quiet: true },
      )
      host.toast(
        executed
          ? t('task.credited', { reward: t('task.gain', { count: reward }) })
          : t('task.notCredited'),
      )
    } catch (error) {
      host.toast(errorText(error, t))
    }
    await onBooked()
    running.current = false
    setBooking(false)
    setTask(undefined)
  }

  useEffect(() => {
    if (!task) return undefined
    const page = navigator.current()
    let rest = timeOf(task)
    let before = Date.now()
    const timer = setInterval(() => {
      const now = Date.now()
      const passed = Math.min(now - before, LONGEST_STEP)
      before = now
      if (host.isHidden() || navigator.current() !== page) return
      rest -= passed
      setLeft(Math.max(0, rest))
      if (rest > 0) return
      clearInterval(timer)
      finish.current(task)
    }, TICK)
    return () => clearInterval(timer)
  }, [task, host, navigator])

  return {
    id: task?.id,
    left,
    booking,
    start(next) {
      if (running.current) return
      running.current = true
      setLeft(timeOf(next))
      setTask(next)
    },
  }
}
