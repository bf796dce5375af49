import { UnsupportedError } from '../../errors'
import type { HostPort, PageLayers, PictureScan, Question } from '../../shared/host-port'
import type { LocalFile } from '../../shared/transport'
import { imageUrls } from '../../shared/url'
import type { Platform } from '../contract'
import type { PageHost } from '../services'

/** What a test gives the host, as plain functions or as mocks of its own. */
export type HostAnswers = Partial<HostPort & Pick<PageHost, 'device'>>

interface Client {
  readonly platform?: Platform
  readonly clientType?: string
  readonly os?: 'ios' | 'other'
  readonly query?: Readonly<Record<string, string>>
  /** What this host answers otherwise. */
  readonly answers?: HostAnswers
}

/**
 * A host in memory: it can do everything, the user cancels nothing but the choice of files, and nothing is
 * kept. Each call is a mock, to be looked at and to be given another answer; a browser unless told.
 */
export function fakeHost({ answers = {}, ...client }: Client = {}): FakeHost {
  return { ...willingHost(client), ...asMocks(answers) }
}

const NOTHING_OVER: PageLayers = {
  lay: () => () => {},
  back: () => false,
  leave: () => {},
  isLeft: () => false,
}

function willingHost({ platform = 'h5', clientType = 'WapH5', os, query = {} }: Client) {
  return {
    platform,
    imageUrl: imageUrls('', 1),
    device: { clientType, width: 375, height: 667, os },
    usePageQuery: () => query,
    usePageShow: jest.fn((_callback: () => void) => {}),
    usePageHide: jest.fn((_callback: () => void) => {}),
    usePullRefresh: () => {},
    useNearWatch: () => undefined,
    useLayers: () => NOTHING_OVER,
    setTitle: jest.fn(),
    setTabTexts: jest.fn(),
    toast: jest.fn((_text: string) => {}),
    tick: jest.fn(),
    confirm: jest.fn(async (_question: Question): Promise<boolean | undefined> => true),
    copy: jest.fn(async (_text: string) => {}),
    callPhone: jest.fn(async (_phone: string) => {}),
    showPlace: mock<'showPlace'>(async () => {}),
    whichSystem: mock<'whichSystem'>(async () => 'android'),
    locate: mock<'locate'>(async () => ({ latitude: 31.23, longitude: 121.47 })),
    isHidden: jest.fn((): boolean => false),
    onNetwork: jest.fn((_callback: () => void) => () => {}),
    isOnWifi: jest.fn(async (): Promise<boolean> => true),
    reveal: jest.fn((_id: string) => {}),
    keepPicture: mock<'keepPicture'>(async () => 'saved'),
    openSettings: jest.fn(async () => {}),
    keepTable: mock<'keepTable'>(async () => platform === 'h5'),
    chooseMedia: mock<'chooseMedia'>(async (): Promise<readonly LocalFile[]> => []),
    openOutside: jest.fn(async (_url: string): Promise<boolean> => true),
    scan: mock<'scan'>(async () => {
      if (platform === 'h5') throw new UnsupportedError('scan')
      return undefined
    }),
    updater: mock<'updater'>(async () => undefined),
    canScanPictures: jest.fn(async (): Promise<boolean> => true),
    scanPicture: mock<'scanPicture'>(async (): Promise<PictureScan> => ({ outcome: 'closed' })),
    share: mock<'share'>(async () => 'done'),
    linkTo: jest.fn((path: string): string | undefined => `https://shop.example/#${path}`),
    useShareCard: mock<'useShareCard'>(() => {}),
    toHostPath: jest.fn((publicPath: string, _filePath: string) => publicPath),
    serverOrigin: 'https://shop.example',
    requestLoginCode: jest.fn(async () => 'c1'),
  } satisfies PageHost
}

export type FakeHost = ReturnType<typeof willingHost>

/** A mock of a call of the host, typed as the port has it. */
function mock<K extends keyof HostPort>(
  run: HostPort[K],
): HostPort[K] extends (...input: infer I) => infer O ? jest.Mock<O, I> : never {
  return jest.fn(run as never) as never
}

const asMocks = (answers: HostAnswers) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      typeof value === 'function' && !jest.isMockFunction(value)
        ? jest.fn(value as () => unknown)
        : value,
    ]),
  )
