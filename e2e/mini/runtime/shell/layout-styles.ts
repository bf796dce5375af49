/** Style of the drawn phone and of the built-in components, as the hosts' own default sheets. */
export const shellStyles = `
html, body { margin: 0; height: 100%; overflow: hidden; font: 16px -apple-system, 'PingFang SC', 'Noto Sans CJK SC', sans-serif; }
body { display: flex; flex-direction: column; background: #fff; color: #000; }
[hidden] { display: none !important; }
.mini-navigation { flex: none; box-sizing: border-box; height: 64px; padding-top: 20px; position: relative; display: flex; align-items: center; justify-content: center; background: #fff; z-index: 2; }
.mini-navigation h1 { margin: 0; max-width: 50%; font: 600 17px/44px inherit; font-size: 17px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.mini-navigation button { position: absolute; left: 4px; top: 20px; width: 44px; height: 44px; border: 0; background: none; color: inherit; font-size: 24px; }
.mini-capsule { position: absolute; right: 7px; top: 26px; box-sizing: border-box; width: 87px; height: 32px; border: 1px solid #0002; border-radius: 16px; text-align: center; line-height: 30px; letter-spacing: 4px; font-size: 12px; pointer-events: none; }
.mini-navigation.is-over { position: absolute; top: 0; left: 0; right: 0; } .mini-navigation.is-over:not(.is-solid) { background: none !important; } .mini-navigation.is-open { pointer-events: none; } .mini-navigation.is-open button { pointer-events: auto; }
.mini-screen { flex: 1; min-height: 0; position: relative; overflow: hidden; transform: translateZ(0); }
.mini-tabs { flex: none; display: flex; box-sizing: border-box; height: 50px; border-top: 1px solid #0002; background: #fff; z-index: 2; }
.mini-tabs button { flex: 1; position: relative; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 2px; padding: 0; border: 0; background: none; font: 10px inherit; font-size: 10px; color: inherit; }
.mini-tabs img { width: 27px; height: 27px; }
.mini-tabs button > * { pointer-events: none; }
.mini-badge { position: absolute; top: 2px; left: 54%; min-width: 16px; padding: 0 4px; box-sizing: border-box; border-radius: 8px; background: #fa5151; color: #fff; font-size: 10px; line-height: 16px; text-align: center; }
.mini-badge.is-dot { min-width: 8px; width: 8px; height: 8px; padding: 0; }
.mini-mask { position: fixed; inset: 0; display: flex; align-items: center; justify-content: center; background: #0008; z-index: 10; }
.mini-mask.is-bottom { align-items: flex-end; }
.mini-toast { position: fixed; left: 50%; top: 45%; transform: translate(-50%, -50%); max-width: 70%; padding: 12px 16px; border-radius: 8px; background: #000c; color: #fff; font-size: 15px; z-index: 11; pointer-events: none; }
.mini-dialog { width: 300px; border-radius: 12px; background: #fff; color: #000; overflow: hidden; text-align: center; }
.mini-dialog h2 { margin: 20px 16px 8px; font-size: 17px; } .mini-dialog p { margin: 8px 16px 20px; color: #666; white-space: pre-wrap; }
.mini-dialog input { width: 250px; margin-bottom: 16px; font: inherit; }
.mini-actions { display: flex; border-top: 1px solid #0001; } .mini-actions button { flex: 1; height: 48px; border: 0; background: none; font: inherit; color: #576b95; }
.mini-sheet { width: 100%; max-height: 70%; overflow: auto; border-radius: 12px 12px 0 0; background: #fff; color: #000; }
.mini-sheet > button { display: block; width: 100%; min-height: 52px; border: 0; border-bottom: 1px solid #0001; background: none; font: inherit; color: inherit; }
.mini-sheet h2 { margin: 16px; font-size: 17px; text-align: center; }
.mini-payment { padding: 0 24px 24px; text-align: center; } .mini-payment strong { display: block; margin: 8px 0; font-size: 36px; }
.mini-payment button { display: block; width: 100%; height: 48px; margin-top: 12px; border: 0; border-radius: 8px; font: inherit; background: #f2f2f2; }
.mini-payment button:first-of-type { background: #07c160; color: #fff; } .is-alipay .mini-payment button:first-of-type { background: #1677ff; }
.mini-picker { display: flex; height: 220px; } .mini-picker ul { flex: 1; margin: 0; padding: 0; overflow: auto; list-style: none; text-align: center; }
.mini-picker li { line-height: 40px; } .mini-picker li[aria-selected=true] { font-weight: 600; background: #0001; }
wx-page { display: block; position: absolute; inset: 0; overflow: hidden auto; }
wx-view, wx-scroll-view, wx-swiper, wx-swiper-item, wx-form, wx-checkbox-group, wx-radio-group, wx-picker, wx-navigator, wx-cover-view, wx-movable-area, wx-movable-view, wx-map, wx-web-view, page-root { display: block; }
wx-text, wx-label { display: inline; } wx-text { white-space: pre-line; }
wx-button { display: block; position: relative; box-sizing: border-box; margin: 0 auto; padding: 0 14px; border-radius: 5px; background: #f8f8f8; color: #000; font-size: 18px; line-height: 2.55555556; text-align: center; overflow: hidden; }
wx-button[disabled] { color: #0000004d; } wx-button[type=primary] { background: #1aad19; color: #fff; } wx-button[size=mini] { display: inline-block; font-size: 13px; line-height: 2.3; }
wx-image, wx-video, wx-canvas, wx-map { display: inline-block; width: 320px; height: 240px; overflow: hidden; position: relative; } wx-video, wx-map, wx-canvas { background: #0001; }
wx-image img { display: block; width: 100%; height: 100%; }
wx-input { display: block; height: 1.4em; overflow: hidden; } wx-input input, wx-textarea textarea { display: block; box-sizing: border-box; width: 100%; height: 100%; margin: 0; padding: 0; border: 0; outline: 0; background: none; color: inherit; font: inherit; text-align: inherit; resize: none; }
wx-textarea { display: block; width: 300px; height: 150px; position: relative; }
wx-scroll-view { overflow: hidden; } wx-scroll-view[data-scroll-y] { overflow-y: auto; } wx-scroll-view[data-scroll-x] { overflow-x: auto; }
wx-swiper { position: relative; height: 150px; overflow: hidden; } wx-swiper-item { position: absolute; inset: 0; overflow: hidden; }
.mini-dots { position: absolute; left: 0; right: 0; bottom: 8px; display: flex; gap: 8px; justify-content: center; pointer-events: none; } .mini-dots i { width: 8px; height: 8px; border-radius: 4px; background: #0004; } .mini-dots i.is-on { background: #000; }
wx-checkbox, wx-radio, wx-switch, wx-icon { display: inline-block; }
.mini-box { display: inline-block; box-sizing: border-box; width: 22px; height: 22px; margin-right: 5px; border: 1px solid #d1d1d1; border-radius: 3px; background: #fff; vertical-align: middle; text-align: center; font-size: 14px; line-height: 20px; color: #09bb07; } wx-radio .mini-box { border-radius: 50%; }
[aria-checked=true] > .mini-box::before { content: '✓'; }
.mini-switch { display: inline-block; width: 52px; height: 32px; border-radius: 16px; background: #dfdfdf; position: relative; } .mini-switch::before { content: ''; position: absolute; top: 1px; left: 1px; width: 30px; height: 30px; border-radius: 15px; background: #fff; }
[aria-checked=true] > .mini-switch { background: #04be02; } [aria-checked=true] > .mini-switch::before { left: 21px; }
.mini-placeholder { position: absolute; inset: 0; display: flex; align-items: center; justify-content: center; color: #0006; font-size: 12px; }
wx-web-view { position: absolute; inset: 0; background: #fff; } wx-progress, wx-slider { display: block; height: 16px; background: #0001; }
wx-page-meta, wx-navigation-bar, wx-keyboard-accessory { display: contents; }
`
