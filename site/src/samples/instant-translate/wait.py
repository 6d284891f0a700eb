def is_final(translation):
    return translation["status"] in ("ReadyForDownload", "Failed")


def wait_for_translations(*ids):
    """Polls any number of translations until all of them are final."""
    path = "/v2/translate/file?translationIds=" + ",".join(map(str, ids))
    read = lambda: request("GET", path)
    return poll(read, lambda all_of: all(map(is_final, all_of)))


show(wait_for_translations(started["id"]))
