// Whether the page is seen: it is not while its tab is in the background.

class Seen {
  isVisible = $state(true);

  constructor() {
    const look = () => (this.isVisible = document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    look();
  }
}

export const seen = new Seen();
