def is_final(translation):
    return translation["status"] in ("ReadyForDownload", "Failed")


def wait_for_translations(*ids):
    """Asks about any number of translations until each is final."""
    path = "/v2/translate/file?translationIds=" + ",".join(map(str, ids))
    ask = lambda: call("GET", path)
    return poll(ask, lambda found: all(map(is_final, found)))


show(wait_for_translations(started["id"]))
