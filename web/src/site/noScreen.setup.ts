// The things that parts of the page ask of a window as they are loaded, for tests that have none. It runs again before each file: what one of them
// stubs or takes back is as it was for the next.

import { vi } from "vitest";

const ignore = () => undefined;

vi.stubGlobal("matchMedia", () => ({
  matches: false,
  addEventListener: ignore,
  removeEventListener: ignore,
}));
vi.stubGlobal("location", new URL("http://tara.test/"));
vi.stubGlobal("addEventListener", ignore);
