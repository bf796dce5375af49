import './panel.scss'
import { makeAutoObservable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { AppError, HostError, RequestCancelledError } from '../../../errors'
import { uploadFile } from '../../../http/upload-file'
import { useTranslate } from '../../../i18n'
import { IMAGE_COUNT } from '../../../shared/constants'
import { type LocalFile, newRequestId } from '../../../shared/transport'
import { Button } from '../../../ui/button/button'
import { Overlay } from '../../../ui/overlay/overlay'
import { Text, View } from '../../../ui/primitives/elements'
import type { Action } from '../../contract'
import { errorText } from '../../error-text'
import { useHold } from '../../page/page-context'
import { type ActContext, openLogin } from '../open'
import { runScan } from './run-scan'
import { runShare } from './share'

interface Delivery {
  /** Of this picture, 0 to 1. */
  readonly onProgress: (fraction: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends a picture and answers with its address, a path on the main host.
 *
 * @throws HostError 上传失败 (client spec §8), or what the server said; RequestCancelledError when stopped.
 */
async function sendPicture(file: LocalFile, { onProgress, signal }: Delivery): Promise<string> {
  try {
    const { url } = await uploadFile({ body: { file } }, { quiet: true, onProgress, signal })
    return url
  } catch (error) {
    if (signal.aborted || error instanceof RequestCancelledError) throw error
    if (error instanceof AppError && error.serverMessage !== '') throw error
    throw new HostError('platform.upload.failed', error)
  }
}

/** Pictures on their way to the server, one after the other: a phone's network does not get faster by sharing. */
export class Sending {
  readonly sent: string[] = []
  /** Of the one that is being sent, percent. */
  percent = 0
  /** Why it stands still. */
  problem: unknown
  private stopping = new AbortController()
  private finish: (sent: readonly string[] | undefined) => void = () => {}

  constructor(readonly files: readonly LocalFile[]) {
    makeAutoObservable<this, 'stopping' | 'finish'>(this, { stopping: false, finish: false })
  }

  /** Addresses of all pictures; undefined when the user gave up. */
  start(): Promise<readonly string[] | undefined> {
    return new Promise((resolve) => {
      this.finish = resolve
      void this.go()
    })
  }

  /** Once more from the one that failed. */
  again(): void {
    if (this.problem !== undefined) void this.go()
  }

  /** What was sent lies unused on the server. */
  stop(): void {
    this.stopping.abort()
    this.finish(undefined)
  }

  private async go(): Promise<void> {
    this.problem = undefined
    const { signal } = this.stopping
    try {
      for (let file = this.next(); file && !signal.aborted; file = this.next()) {
        this.tell(0)
        const onProgress = (fraction: number) => this.tell(Math.round(fraction * 100))
        const url = await sendPicture(file, { onProgress, signal })
        runInAction(() => this.sent.push(url))
      }
      if (!signal.aborted) this.finish([...this.sent])
    } catch (problem) {
      if (!signal.aborted) runInAction(() => (this.problem = problem))
    }
  }

  private next(): LocalFile | undefined {
    return this.files[this.sent.length]
  }

  private tell(percent: number): void {
    this.percent = percent
  }
}

interface UploadPanelProps {
  readonly sending: Sending
  readonly open: boolean
}

/** How far it is, or why it stands still and what can be done. */
export const UploadPanel = observer(function UploadPanel({ sending, open }: UploadPanelProps) {
  const t = useTranslate()
  const { files, sent, percent, problem } = sending
  useHold(open)
  // Left with the page: nobody wants the addresses any more.
  useEffect(() => () => sending.stop(), [sending])
  const failed = problem !== undefined
  const total = files.length
  const n = Math.min(sent.length + 1, total)
  const whole = Math.round(((sent.length + percent / 100) / total) * 100)
  const title = failed ? t('platform.upload.failed') : t('platform.upload.sending', { n, total })
  return (
    <Overlay open={open} onClose={() => sending.stop()} label={title} place='middle' firm>
      <View className='tp-panel'>
        <View className='tp-panel__head'>
          <Text className='tp-panel__title' level={2} role={failed ? 'alert' : undefined}>
            {title}
          </Text>
        </View>
        {failed ? (
          <Text className='tp-panel__note'>
            {t('platform.upload.why', { n, total, reason: errorText(problem, t) })}
          </Text>
        ) : (
          <>
            <View className='tp-panel__track' decor>
              <View className='tp-panel__bar' style={{ width: `${whole}%` }} />
            </View>
            <Text className='tp-panel__link tp-num' role='status'>
              {t('platform.upload.percent', { n: whole })}
            </Text>
          </>
        )}
        <View className='tp-panel__foot'>
          <Button kind='secondary' block onTap={() => sending.stop()}>
            {t('common.cancel')}
          </Button>
          {failed && (
            <Button block icon='refresh' onTap={() => sending.again()}>
              {t('common.retry')}
            </Button>
          )}
        </View>
      </View>
    </Overlay>
  )
})

/** A whole number of 1 to 9 (client spec §5); 9 when the definition says something else. */
const countOf = (count: unknown): number =>
  typeof count === 'number' && count >= 1 ? Math.min(IMAGE_COUNT, Math.floor(count)) : IMAGE_COUNT

/** Lets the user choose pictures, sends them and puts their addresses into the page's state. */
export async function runUpload(
  { path, count }: Extract<Action, { do: 'upload' }>,
  { services, page }: ActContext,
): Promise<boolean> {
  if (typeof path !== 'string' || path === '') return false
  if (!services.session.isLoggedIn) {
    await openLogin(services, page)
    return false
  }
  const most = countOf(count)
  const files = (await services.host.chooseMedia('image', most)).slice(0, most)
  if (files.length === 0) return false
  const sending = new Sending(files)
  const key = newRequestId()
  page.show(<UploadPanel key={key} sending={sending} open />)
  const sent = await sending.start()
  page.show(<UploadPanel key={key} sending={sending} open={false} />)
  if (!sent) return false
  page.state.set(path, count === 1 ? sent[0] : sent)
  return true
}

export type DeviceAction = Extract<Action, { do: 'share' | 'scan' | 'upload' }>

/**
 * Shares, scans or uploads. True when it came to its end: then what follows is run. A cancelled one is
 * no failure and says nothing; what failed has been said.
 */
export async function runOnDevice(action: DeviceAction, context: ActContext): Promise<boolean> {
  try {
    if (action.do === 'share') return await runShare(action, context)
    if (action.do === 'scan') return await runScan(action, context)
    return await runUpload(action, context)
  } catch (error) {
    context.services.host.toast(errorText(error, context.t))
    return false
  }
}
