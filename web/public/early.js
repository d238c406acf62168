// The chosen colors and language, before the first paint.
(function () {
  var root = document.documentElement;
  try {
    var kept = JSON.parse(localStorage.getItem("tara.settings")) || {};
    if (kept.theme) root.dataset.theme = kept.theme;
    if (/^(en|de|it)$/.test(kept.language) && kept.language !== root.lang) {
      root.lang = kept.language;
      root.dataset.other = "";
      document.title = "Tara";
    }
  } catch (error) {
    // Nothing is kept.
  }
})();
