// Notices of the device that it is the reader's turn, while the page is hidden.

import { settings } from "./settings.svelte.ts";

/** Whether this browser can show notices. */
export const canNotify = (): boolean => "Notification" in globalThis && isSecureContext;

/** Asks the reader whether notices may be shown. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

let last: Notification | undefined;

/** Shows a notice, if that is wished and nobody looks at the page. */
export function notify(title: string, body: string): void {
  const isWished = settings.notices === "on" && canNotify() && Notification.permission === "granted";
  if (!isWished || document.visibilityState === "visible") return;
  last?.close();
  last = new Notification(title, { body, tag: "turn" });
  last.onclick = () => {
    window.focus();
    last?.close();
  };
}
